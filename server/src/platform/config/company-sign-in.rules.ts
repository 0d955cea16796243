interface Settings {
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
}

const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** What is wrong with the settings of the company sign-in, each with what mends it. */
export function companySignInFaults(settings: Settings): string[] {
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length === names.length) return []
  const incomplete = missing.map(
    (name) => `${name}: is missing; set ${names.join(', ')} together, as the provider gives them, or none of them`,
  )
  return [...incomplete, ...issuerFaults(settings.OIDC_ISSUER)]
}

function issuerFaults(issuer: string | undefined): string[] {
  const address = issuer === undefined ? null : new URL(issuer)
  if (!address) return []
  const { protocol, hostname, search, hash } = address
  const isSafe = protocol === 'https:' || thisMachine.includes(hostname)
  return [
    ...(isSafe ? [] : ['OIDC_ISSUER: must begin with https://; plain http is for a provider on this machine only']),
    ...(search || hash ? ['OIDC_ISSUER: has no ? and no #; use the address the provider calls itself "issuer"'] : []),
    ...(issuer?.includes('/.well-known/') ? ['OIDC_ISSUER: leave out /.well-known/… at its end'] : []),
  ]
}
