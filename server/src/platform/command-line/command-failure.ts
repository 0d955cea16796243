/** 1 = refused, or could not be done; 2 = asked for wrongly. */
export type FailureStatus = 1 | 2

/** What a command cannot do for reasons of its own: a file that is not there, options that do not go together. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
  readonly status: FailureStatus

  private constructor(message: string, status: FailureStatus) {
    super(message)
    this.status = status
  }

  static notPossible(message: string): CommandFailure {
    return new CommandFailure(message, 1)
  }

  static askedWrongly(message: string): CommandFailure {
    return new CommandFailure(message, 2)
  }
}
