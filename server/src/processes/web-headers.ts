/** Answers of the interface are data for the client: nothing in them runs, and nothing frames them. */
export const everyHeader = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}

/** The page of a client. Content of customers is shown in frames from another origin, never from this one; null = nowhere. */
export function clientHeaders(nonce: string, contentOrigin: string | null): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      ['img-src', "'self'", 'data:', ...(contentOrigin ? [contentOrigin] : [])].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${contentOrigin ?? "'none'"}`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  }
}
