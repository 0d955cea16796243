/** What stood behind the ? when the application was opened, letter by letter: the router writes it in its own way. */
export const searchAtArrival = window.location.search
