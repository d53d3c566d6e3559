/**
 * Limits of the promotion pages. They are separate from `limits` because the first screen does not load them.
 */
export const applicationLimits = {
  /** Characters of the comment in an application (spec §5, §9). */
  comment: 140,
  /** Pictures in an application. */
  images: 3,
  /** Maximum size of a picture in MB of 1024 × 1024 bytes (decision 138). */
  imageMegabytes: 5,
  /** Assumed: pixels of a picture that is sent. A canvas of an older iPhone has at most 4096 × 4096. */
  imagePixels: 4096 * 4096,
  /** Assumed: promotions listed at first, and added by each press on 'More'. */
  listed: 20,
} as const
