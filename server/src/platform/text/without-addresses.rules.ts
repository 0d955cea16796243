/** For words of other servers that are kept: they like to repeat whom they refuse. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>()[\]:;,"']{1,100}@[^\s<>()[\]:;,"']{1,260}/g, '…')
}
