/** These limits are separate from `limits`, because the first screen does not load them. */
export const applicationLimits = {
  comment: 140,
  images: 3,
  // A megabyte has 1024 × 1024 bytes here (open point 138).
  imageMegabytes: 5,
  // Assumed: a sent picture has at most as many pixels as the largest canvas of an older iPhone.
  imagePixels: 4096 * 4096,
  // Assumed: the list first shows this many promotions, and 'More' adds the same number.
  listed: 20,
} as const
