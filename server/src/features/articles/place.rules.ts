export const placeholderKinds = ['text', 'button', 'image'] as const
export type PlaceholderKind = (typeof placeholderKinds)[number]

/** Where a template shows one placeholder of an article. */
export interface Place {
  kind: PlaceholderKind
  areaId: number
  placeholderId: number
}

/** `{button:1.2:color:#fff}`: kind, area, number, and the style of the element that is put there. */
const pattern = /\{(text|button|image):([1-9]\d{0,8})\.([1-9]\d{0,8})(?::([^{}<>]*))?\}/g

export function findPlaces(html: string): Place[] {
  return [...html.matchAll(pattern)].map(([, kind, areaId, placeholderId]) => ({
    kind: kind as PlaceholderKind,
    areaId: Number(areaId),
    placeholderId: Number(placeholderId),
  }))
}

/** In one pass: what is put into a place is not looked at again. */
export function fillPlaces(html: string, fill: (place: Place, style: string) => string): string {
  return html.replaceAll(pattern, (_, kind: PlaceholderKind, areaId: string, placeholderId: string, style = '') =>
    fill({ kind, areaId: Number(areaId), placeholderId: Number(placeholderId) }, style),
  )
}

/** `<!--if:1.4-->…<!--/if-->`: a part of a template that is only there when this place of it is filled. */
const optional = /<!--if:([1-9]\d{0,8})\.([1-9]\d{0,8})-->([\s\S]*?)<!--\/if-->/g

export function leaveOut(html: string, isFilled: (place: Omit<Place, 'kind'>) => boolean): string {
  return html.replaceAll(optional, (_, areaId: string, placeholderId: string, part: string) =>
    isFilled({ areaId: Number(areaId), placeholderId: Number(placeholderId) }) ? part : '',
  )
}

export function isSamePlace(one: Omit<Place, 'kind'>, other: Omit<Place, 'kind'>): boolean {
  return one.areaId === other.areaId && one.placeholderId === other.placeholderId
}

interface Area {
  areaId: number
  placeholders: Omit<Place, 'areaId'>[]
}

/** The places of a template by area, both in the order of their numbers. */
export function areasOf(places: readonly Place[]): Area[] {
  const byArea = Map.groupBy(places, ({ areaId }) => areaId)
  return [...byArea]
    .sort(([one], [other]) => one - other)
    .map(([areaId, inArea]) => ({
      areaId,
      placeholders: inArea
        .map(({ placeholderId, kind }) => ({ placeholderId, kind }))
        .sort((one, other) => one.placeholderId - other.placeholderId),
    }))
}
