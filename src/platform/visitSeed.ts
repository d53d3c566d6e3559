/**
 * A number in [0, 1) that selects the visit's image CDN, in the inline script as in the app (open point 139).
 */
export const visitSeed = (): number => ((performance.timeOrigin || 0) % 1000) / 1000
