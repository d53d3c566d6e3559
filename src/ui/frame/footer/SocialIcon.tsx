export type SocialNetwork =
  "youtube" | "instagram" | "facebook" | "twitter" | "tiktok" | "telegram" | "google"

// Lucide has no brand logos, so these paths imitate the style of Lucide.
const strokes: Readonly<Record<SocialNetwork, ReadonlyArray<string>>> = {
  youtube: ["M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z", "m10 9 5 3-5 3z"],
  instagram: [
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z",
    "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
    "M17.5 6.5h.01",
  ],
  facebook: ["M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"],
  twitter: ["m4 4 12.5 16H20L7.5 4z", "m4.5 20 6.2-7", "m13.3 10.4 6-6.4"],
  tiktok: ["M14 3v12.5a4 4 0 1 1-4-4", "M14 3c.4 3 2.4 5 5.5 5.2"],
  google: ["M12 12h9a9 9 0 1 1-2.6-6.4"],
  telegram: ["M21.5 3.5 2.5 11l6 2.5L17 7.5l-6 7.5 7.5 5z", "M8.5 13.5V20l3-4"],
}

export const SocialIcon = ({ network }: { readonly network: SocialNetwork }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {strokes[network].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
)
