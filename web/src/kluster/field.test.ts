import { expect, test } from 'vitest';
import { dipole, fieldAt } from './field';
import { turned } from './pose';

const STONE = { kind: 'trio', size: [0.015, 0.011, 0.006], holder: -1, pose: null } as const;
const up = dipole(STONE, [0, 0, 0.006, ...turned(0, 0, false)]);
const down = dipole(STONE, [0, 0, 0.006, ...turned(0, 0, true)]);

test('beside a stone that lies north up the field points down, and falls with the cube of the distance', () => {
  const [near, far] = [fieldAt([up], 0.03, 0), fieldAt([up], 0.06, 0)];
  expect(near.up).toBeLessThan(0);
  expect(near.size / far.size).toBeCloseTo(8);
  // M·V / (4π r³) with M = 0.2 T and the volume of the ellipsoid.
  expect(near.size).toBeCloseTo((0.2 * (4 / 3) * Math.PI * 0.015 * 0.011 * 0.006) / (4 * Math.PI * 0.03 ** 3), 6);
});

test('a stone turned over has the opposite field, and two of them cancel half way', () => {
  expect(fieldAt([down], 0.03, 0).up).toBeCloseTo(-fieldAt([up], 0.03, 0).up, 9);
  const other = { ...down, place: [0.08, 0, 0.006] as const };
  expect(fieldAt([up, other], 0.04, 0).size).toBeCloseTo(0, 9);
});
