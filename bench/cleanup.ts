/** Remembers what has to be ended and ends it in the opposite order, also after a failure half-way. */
export class Cleanup {
  private readonly steps: (() => unknown)[] = []

  /** Hands back what it is given, so that starting something and remembering its end is one line. */
  later<T>(thing: T, end: (thing: T) => unknown): T {
    this.steps.push(() => end(thing))
    return thing
  }

  async run(): Promise<void> {
    for (const step of this.steps.splice(0).toReversed()) await step()
  }
}
