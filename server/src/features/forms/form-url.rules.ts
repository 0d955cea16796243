/** Where a form is. */
export function formUrl(publicUrl: string, publicId: string): string {
  return `${publicUrl.replace(/\/$/, '')}/form/${publicId}`
}
