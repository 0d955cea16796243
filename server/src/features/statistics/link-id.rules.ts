/** A content has at most a thousand links, so the id of a link is its content's and its number in one. */
export const linkFactor = 1024

export const contentOfLink = (id: number) => Math.floor(id / linkFactor)
export const numberOfLink = (id: number) => id % linkFactor
