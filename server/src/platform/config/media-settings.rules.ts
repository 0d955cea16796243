interface Settings {
  MEDIA_S3_ENDPOINT?: string | undefined
  MEDIA_S3_BUCKET?: string | undefined
  MEDIA_S3_KEY?: string | undefined
  MEDIA_S3_SECRET?: string | undefined
}

const names = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'] as const

/** What is wrong with the settings of the store of pictures, each with what mends it. */
export function mediaFaults(settings: Settings): string[] {
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length === names.length) return []
  const { search, hash } = new URL(settings.MEDIA_S3_ENDPOINT ?? 'https://none.example')
  return [
    ...missing.map((name) => `${name}: is missing; set ${names.join(', ')} together, or none of them`),
    ...(search || hash ? ['MEDIA_S3_ENDPOINT: has no ? and no #'] : []),
  ]
}
