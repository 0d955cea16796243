/** The fields of a posted form, urlencoded or multipart; a body that is neither has none. Files are not fields. */
export async function readForm(contentType: string | undefined, body: unknown): Promise<URLSearchParams> {
  if (!Buffer.isBuffer(body)) return new URLSearchParams()
  if (!/^multipart\/form-data\s*;/i.test(contentType ?? '')) return new URLSearchParams(body.toString('utf8'))
  try {
    const data = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType as string },
    }).formData()
    const fields = [...data].filter((field): field is [string, string] => typeof field[1] === 'string')
    return new URLSearchParams(fields)
  } catch {
    return new URLSearchParams()
  }
}
