import {
  Bird,
  Cherry,
  Dices,
  Fish,
  Flame,
  Gamepad2,
  Gift,
  Heart,
  LayoutGrid,
  Spade,
  Ticket,
  Trophy,
  Tv,
} from "lucide-react"

const icons: Readonly<Record<string, typeof Flame>> = {
  HOT: Flame,
  FAV: Heart,
  PROMO: Gift,
  LIVE: Tv,
  COCKFIGHT: Bird,
  RNG: Cherry,
  FISH: Fish,
  PVP: Spade,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  LOTT: Ticket,
  ELOTT: Dices,
}

export interface CategoryIconProps {
  /** The category code; an unknown one shows the icon of all games. */
  readonly category: string
  readonly className?: string | undefined
}

export const CategoryIcon = ({ category, className }: CategoryIconProps) => {
  const Icon = icons[category] ?? LayoutGrid
  return <Icon aria-hidden {...(className === undefined ? {} : { className })} />
}
