/** When a welcome mailing goes to somebody who has joined. */
export interface WelcomeTerms {
  /** After how many days. */
  welcomeDays: number
  /** Also to people whom programs create as receive-ready. */
  welcomesCreated: boolean
}
