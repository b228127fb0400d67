/**
 * What pages begin with that a press may lead to, by their address: rendered where no window shows it,
 * each in an element that is empty until it is.
 */
export const renderedAhead = /* @__PURE__ */ new Map<string, Element>()

/** Shows it, where there is any, and resolves once it is painted; there once its code has come. */
export const ahead: { show?: (to: URL) => Promise<void> | undefined } = {}
