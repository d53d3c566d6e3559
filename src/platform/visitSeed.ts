/**
 * A number in [0, 1) that stays the same for the visit and selects its image CDN (decision 139).
 *
 * The page's inline script and the app request the same pictures, so both derive it from the time origin.
 * Browsers without a time origin get 0.
 */
export const visitSeed = (): number => ((performance.timeOrigin || 0) % 1000) / 1000
