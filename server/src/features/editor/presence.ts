import { editingDoor } from '../../doors.rules.ts'
import type { Doorbell } from '../../platform/broker/doorbell.ts'

const announceMs = 1000
/** Two announcements may get lost before somebody counts as gone. */
const forgetMs = 3500

export interface DeskPlace {
  accountId: number
  mailingId: number
}

interface Room {
  /** Users whose pages this process serves, once for each page. */
  own: number[]
  lookers: Set<() => void>
  heard: Map<number, number>
  close(): void
}

/**
 * Who has a newsletter open. The processes tell each other by knocks, a user's number for coming and staying and the same below
 * zero for leaving; nothing of it is kept.
 */
export class Presence {
  private readonly rooms = new Map<string, Room>()
  private readonly doorbell: Doorbell

  constructor(doorbell: Doorbell) {
    this.doorbell = doorbell
  }

  /** In the order of their numbers, so that the same people are always told alike. */
  whoIsAt(place: DeskPlace): number[] {
    const now = performance.now()
    const heard = [...(this.rooms.get(doorOf(place))?.heard ?? [])]
    return heard.flatMap(([userId, atMs]) => (now - atMs < forgetMs ? [userId] : [])).sort((a, b) => a - b)
  }

  /** Until the returned function is called; `look` comes whenever somebody else came or left. */
  enter(place: DeskPlace, userId: number, look: () => void): () => void {
    const door = doorOf(place)
    const room = this.rooms.get(door) ?? this.open(door)
    room.own.push(userId)
    room.lookers.add(look)
    this.announce(door, room, userId)
    return () => {
      room.own.splice(room.own.indexOf(userId), 1)
      room.lookers.delete(look)
      if (!room.own.includes(userId)) this.hear(door, room, -userId)
      if (!room.own.includes(userId)) this.doorbell.knock(door, -userId)
      if (room.own.length > 0) return
      room.close()
      this.rooms.delete(door)
    }
  }

  private open(door: string): Room {
    const stopListening = this.doorbell.answer(door, (said) => said !== undefined && this.hear(door, room, said))
    const announcing = setInterval(() => {
      for (const userId of new Set(room.own)) this.announce(door, room, userId)
    }, announceMs).unref()
    const close = () => {
      clearInterval(announcing)
      stopListening()
    }
    const room: Room = { own: [], lookers: new Set(), heard: new Map(), close }
    this.rooms.set(door, room)
    return room
  }

  private announce(door: string, room: Room, userId: number): void {
    this.hear(door, room, userId)
    this.doorbell.knock(door, userId)
  }

  private hear(door: string, room: Room, said: number): void {
    const userId = Math.abs(said)
    const wasThere = room.heard.has(userId)
    const staysHere = said < 0 && room.own.includes(userId)
    // Another page of theirs was closed.
    if (staysHere) this.doorbell.knock(door, userId)
    if (said > 0) room.heard.set(userId, performance.now())
    else if (!staysHere) room.heard.delete(userId)
    if (!staysHere && wasThere === said < 0) for (const look of room.lookers) look()
  }
}

function doorOf({ accountId, mailingId }: DeskPlace): string {
  return editingDoor(accountId, mailingId)
}

const ofProcess = new WeakMap<Doorbell, Presence>()

export function presenceOf(doorbell: Doorbell): Presence {
  const known = ofProcess.get(doorbell) ?? new Presence(doorbell)
  ofProcess.set(doorbell, known)
  return known
}
