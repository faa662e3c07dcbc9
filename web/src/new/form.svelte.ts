import { post } from '../club/http';
import { excuse } from '../look/notes.svelte';
import type { Field, FieldNow, FormNow, GameRow } from '../wire';
import { faceOf } from './faces';
import type { Options } from './wanted';

/** The house rules of a new table: what was chosen, and what the club says can be. */
export class Form {
  /** What differs from usual because somebody said so. */
  chosen = $state.raw<Options>({});
  /** What the club answered last. */
  now = $state.raw<FormNow | null>(null);
  /** Whether the club still thinks about the last change. */
  asking = $state(false);
  #again = false;

  constructor(
    readonly row: GameRow,
    chosen: Options,
  ) {
    const keys = new Set(row.form.map((field) => field.key));
    this.chosen = Object.fromEntries(Object.entries(chosen).filter(([key]) => keys.has(key)));
    void this.#ask();
  }

  /** The value of an option as it would hold; what was typed stays as it is, right or wrong. */
  value(field: Field): unknown {
    return this.chosen[field.key] ?? this.now?.values[field.key] ?? field.usual;
  }

  /** What can be chosen for an option now. */
  allowed(field: Field): FieldNow {
    const { key, least = null, most = null } = field;
    return this.now?.fields.find((one) => one.key === key) ?? { key, least, most, barred: {} };
  }

  /** How many play. */
  get players(): number {
    const field = this.row.form.find((one) => one.key === 'players');
    return field ? Number(this.value(field)) : 1;
  }

  /** The options that were changed. */
  get changed(): readonly Field[] {
    return this.row.form.filter((field) => field.key in this.chosen);
  }

  /** Choose something for an option. What is usual need not be said, and leaves the club free to choose. */
  choose(field: Field, value: unknown): void {
    const { [field.key]: _, ...others } = this.chosen;
    const kept = field.key === 'players' ? this.#withoutSeats(others) : others;
    this.chosen = JSON.stringify(value) === JSON.stringify(field.usual) ? kept : { ...kept, [field.key]: value };
    void this.#ask();
  }

  /** Everything as usual again, but for those in `kept`. */
  reset(kept: readonly string[]): void {
    this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([key]) => kept.includes(key)));
    void this.#ask();
  }

  /** What names seats has lost its meaning when their number changes. */
  #withoutSeats(options: Options): Options {
    const naming = this.row.form.filter((field) => faceOf(field).seats).map((field) => field.key);
    return Object.fromEntries(Object.entries(options).filter(([key]) => !naming.includes(key)));
  }

  /** Ask the club; changes meanwhile are asked for together afterwards. */
  async #ask(): Promise<void> {
    this.#again = this.asking;
    if (this.asking) return;
    this.asking = true;
    try {
      do {
        this.#again = false;
        this.now = await post<FormNow>(`/api/games/${this.row.name}/form`, { options: this.chosen });
      } while (this.#again);
    } catch (error) {
      excuse(error);
    } finally {
      this.asking = false;
    }
  }
}
