/** The same numbers for the same seed, so that a failure can be seen again. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const spices = [
  '\r\n',
  '\n\n',
  '--',
  ';',
  ':',
  '=',
  '\0',
  'ÿ',
  '=?x?q?',
  'boundary=',
  'Content-Type: message/rfc822\n\n',
  '@',
]

/** A few small injuries: bytes changed, pieces lost, doubled or exchanged. */
export function mutated(mail: Buffer, random: (below: number) => number): Buffer {
  let bytes: Buffer = Buffer.from(mail)
  for (let i = 0; i <= random(4); i++) bytes = injure(bytes, random)
  return bytes
}

function injure(mail: Buffer, random: (below: number) => number): Buffer {
  const at = random(mail.length)
  const end = at + random(200)
  const piece = mail.subarray(at, end)
  switch (random(5)) {
    case 0:
      mail[at] = random(256)
      return mail
    case 1:
      return Buffer.concat([mail.subarray(0, at), mail.subarray(end)])
    case 2:
      return Buffer.concat([mail.subarray(0, end), piece, mail.subarray(end)])
    case 3:
      return mail.subarray(0, at)
    default:
      return Buffer.concat([
        mail.subarray(0, at),
        Buffer.from(spices[random(spices.length)] as string),
        mail.subarray(at),
      ])
  }
}
