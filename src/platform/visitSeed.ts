/** A number in [0, 1) that selects the image CDN of the visit (decision 139). */
// The page's inline script requests the same pictures, so both derive the number from the time origin.
export const visitSeed = (): number => ((performance.timeOrigin || 0) % 1000) / 1000
