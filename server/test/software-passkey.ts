import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A device as the browser drives it, in software, so that it can also do what no honest one does. */
export interface SoftwarePasskey {
  credentialId: string
  /** What it answers when it is asked to make a key. */
  attest(asked: Asked, lie?: Lie): Attestation
  /** What it answers when it is asked to sign. */
  assert(asked: Pick<Asked, 'challenge'>, lie?: Lie): Assertion
}

interface Asked {
  challenge: string
  userHandle: string
}

/** Where it leaves the path of virtue. */
export interface Lie {
  origin?: string
  rpId?: string
  type?: string
  /** The owner was recognised. */
  isVerified?: boolean
  count?: number
  userHandle?: string | null
  /** Somebody else's key signs. */
  key?: KeyObject
}

type Attestation = ReturnType<typeof attestationOf>
type Assertion = ReturnType<typeof assertionOf>

interface Device {
  appUrl: string
  key: KeyObject
  id: Buffer
  count: number
  userHandle: string | null
}

/** Counts from 1 on, as some devices do; `counts: false` for those that synchronise and do not. */
export function aPasskey(appUrl: string, { counts = true }: { counts?: boolean } = {}): SoftwarePasskey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const device: Device = { appUrl, key: privateKey, id: randomBytes(32), count: 0, userHandle: null }
  const step = () => {
    if (counts) device.count += 1
  }
  return {
    credentialId: device.id.toString('base64url'),
    attest: (asked, lie = {}) => {
      step()
      device.userHandle = asked.userHandle
      return attestationOf(device, asked.challenge, lie)
    },
    assert: (asked, lie = {}) => {
      step()
      return assertionOf(device, asked.challenge, lie)
    },
  }
}

function attestationOf(device: Device, challenge: string, lie: Lie) {
  const clientData = clientDataOf(device, challenge, { type: 'webauthn.create', ...lie })
  const attested = Buffer.concat([
    Buffer.alloc(16),
    Buffer.from([0, device.id.length]),
    device.id,
    coseKeyOf(device.key),
  ])
  const authData = Buffer.concat([authenticatorDataOf(device, lie, 0x40), attested])
  const attestation = cborMap([
    [cborText('fmt'), cborText('none')],
    [cborText('attStmt'), cborMap([])],
    [cborText('authData'), cborBytes(authData)],
  ])
  return {
    credentialId: device.id.toString('base64url'),
    clientData: clientData.toString('base64url'),
    attestation: attestation.toString('base64url'),
    transports: ['internal'],
  }
}

function assertionOf(device: Device, challenge: string, lie: Lie) {
  const clientData = clientDataOf(device, challenge, { type: 'webauthn.get', ...lie })
  const authenticatorData = authenticatorDataOf(device, lie, 0)
  const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
  return {
    credentialId: device.id.toString('base64url'),
    clientData: clientData.toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
    signature: sign('sha256', signed, lie.key ?? device.key).toString('base64url'),
    userHandle: lie.userHandle === undefined ? device.userHandle : lie.userHandle,
  }
}

function clientDataOf({ appUrl }: Device, challenge: string, { type, origin = new URL(appUrl).origin }: Lie): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorDataOf(device: Device, lie: Lie, extraFlags: number): Buffer {
  const rpId = lie.rpId ?? new URL(device.appUrl).hostname
  const isVerified = lie.isVerified ?? true
  const count = Buffer.alloc(4)
  count.writeUInt32BE(lie.count ?? device.count)
  const flags = Buffer.of(0x01 | (isVerified ? 0x04 : 0) | extraFlags)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), flags, count])
}

/** An ES256 key as COSE writes it. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x as string, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y as string, 'base64url'))],
  ])
}

function cborMap(pairs: readonly [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.of((kind << 5) | value)
  return value < 256 ? Buffer.of((kind << 5) | 24, value) : Buffer.of((kind << 5) | 25, value >> 8, value & 255)
}
