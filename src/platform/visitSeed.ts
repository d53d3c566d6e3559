/**
 * A number in [0, 1) that selects the image CDN, equal in the inline script and in the app (open point 139).
 */
export const visitSeed = (): number => ((performance.timeOrigin || 0) % 1000) / 1000
