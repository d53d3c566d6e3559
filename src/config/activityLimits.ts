/** Counts and lengths of the pages of activities; apart from `limits`, for the first screen does without them. */
export const activityLimits = {
  /** Characters of an application's comment (spec §5, §9). */
  comment: 140,
  /** Pictures of an application. */
  images: 3,
  /** Bytes of a picture: 5 MB (decision 138). */
  imageBytes: 5 * 1024 * 1024,
  /** Assumed: activities that are listed at first, and with each press on 'More'. */
  listed: 20,
} as const
