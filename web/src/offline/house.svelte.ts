import { get, whenAsked } from '../club/http';

/** ms until a club that did not answer is asked again. */
const AGAIN = 4000;

/** What the page has noticed about the house itself. */
class House {
  /** Whether the club did not answer when it was asked last. */
  away = $state(false);
  /** Whether the visitor knows that, and does not want to read it any more. */
  hushed = $state(false);
  /** Whether a newer klub is ready, for which the page has to be loaded anew. */
  renewed = $state(false);
  /** Whether a part of the page could not be loaded when it was needed. */
  incomplete = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    whenAsked((answered) => this.#heard(answered));
  }

  /** Ask whether the club is there. */
  async knock(): Promise<void> {
    await get('/healthz').catch(() => undefined); // whatever it says, we are told that it did
  }

  /** Take away what is told now; it comes back when it happens anew. */
  hush(): void {
    if (this.away) this.hushed = true;
    else this.renewed = this.incomplete = false;
  }

  #heard(answered: boolean): void {
    this.away = !answered;
    if (answered) this.hushed = false;
    clearTimeout(this.#timer);
    if (!answered) this.#timer = setTimeout(() => void this.knock(), AGAIN);
  }
}

export const house = new House();
