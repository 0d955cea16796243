/** API v1 lives below this path. */
export const apiBase = '/api/v1'
