/**
 * A number in [0, 1) that stays for the visit: which image CDN it uses (decision 139).
 *
 * The page's own script and the app, which ask for the same pictures, both find it in
 * the moment the visit began. Old engines do not tell that moment: theirs is 0.
 */
export const lotOfVisit = (): number => ((performance.timeOrigin || 0) % 1000) / 1000
