/** What an opt-in mailing says until somebody writes something of their own. */
export function defaultOptin(languageIso: string): { subject: string; html: string; plainText: string } {
  const { subject, lines, link, ignore } = languageIso.startsWith('de') ? texts.de : texts.en
  return {
    subject,
    html: [
      `<!doctype html><html lang="${languageIso}"><body>`,
      `<p>${lines.join('<br>')}</p>`,
      `<p><a href="{optinLink}">${link}</a></p>`,
      `<p>${ignore}</p>`,
      '</body></html>',
    ].join('\n'),
    plainText: [...lines, '', `${link}:`, '{optinLink}', '', ignore, ''].join('\n'),
  }
}

const texts = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    lines: ['Guten Tag,', 'diese Adresse wurde bei uns angemeldet. Bitte bestätigen Sie, dass Sie das waren.'],
    link: 'Anmeldung bestätigen',
    ignore: 'Sie waren es nicht? Dann ist nichts zu tun: Ohne Bestätigung schreiben wir Ihnen nicht.',
  },
  en: {
    subject: 'Please confirm your subscription',
    lines: ['Hello,', 'somebody subscribed this address with us. Please confirm that it was you.'],
    link: 'Confirm the subscription',
    ignore: 'It was not you? Then there is nothing to do: without a confirmation we do not write to you.',
  },
}
