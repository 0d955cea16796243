const controls = 'input, select, textarea'

/** Whoever is led to a field can type there at once: into it, or into the first one of its part of a form. */
export function focusIn(place: HTMLElement | null, options?: FocusOptions): void {
  const control = place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls)
  control?.focus(options)
}
