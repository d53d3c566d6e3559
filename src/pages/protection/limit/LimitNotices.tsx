import { LimitOffer } from "./LimitOffer.tsx"
import { LimitReview } from "./LimitReview.tsx"

export const LimitNotices = () => (
  <>
    <LimitOffer />
    <LimitReview />
  </>
)
