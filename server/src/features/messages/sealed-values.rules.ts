/** Values of placeholders as the database holds them; empty where there are none. */
export type SealedValues = { sealed: string } | Record<string, never>
