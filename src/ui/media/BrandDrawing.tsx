import type { LucideIcon } from "lucide-react"

export interface BrandDrawingProps {
  readonly name: "logo" | "empty" | "failed"
  readonly className?: string | undefined
  readonly icon?: LucideIcon | undefined
}

// `tools/brand/drawings.ts` writes the symbols into the page.
export const BrandDrawing = ({ name, className, icon: Icon }: BrandDrawingProps) => (
  <svg className={className} viewBox="0 0 120 120" aria-hidden>
    <use href={`#brand-${name}`} />
    {Icon && <Icon x="44" y="37" width="32" height="32" strokeWidth="1.5" color="var(--muted)" />}
  </svg>
)
