/** Where the schema allows null and the statement leaves such rows out, what it brings has still the column's type. */
export type Nullable<R, C extends keyof R> = Omit<R, C> & { [K in C]: R[K] | null }
