import { expect, test } from 'vitest';
import { LANGUAGES, spoken } from './languages';

test.each([
  [['de-AT', 'en'], 'de'],
  [['no'], 'nb'],
  [['nn-NO'], 'nb'],
  [['pt-BR'], 'pt'],
  [['ja', 'cs'], 'cs'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s', (wanted, code) => {
  expect(spoken(wanted).code).toBe(code);
});

test('every language has its texts', async () => {
  expect(LANGUAGES).toHaveLength(14);
  for (const language of LANGUAGES) {
    expect((await language.words()).default).toContain('page-title');
    expect(typeof (await language.rules()).default).toBe('string');
  }
});
