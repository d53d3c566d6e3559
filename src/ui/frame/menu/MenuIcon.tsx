import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesColumn,
  CircleUserRound,
  Crown,
  Dices,
  Gift,
  Headset,
  History,
  ListChecks,
  Mail,
  Megaphone,
  MessageCircle,
  PencilLine,
  ReceiptText,
  ShieldCheck,
  ShoppingBag,
  Smartphone,
  Target,
  UserPlus,
  Users,
} from "lucide-react"

const icons = {
  account: CircleUserRound,
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  bets: Dices,
  records: ReceiptText,
  profit: ChartNoAxesColumn,
  reward: Gift,
  vip: Crown,
  security: ShieldCheck,
  download: Smartphone,
  mall: ShoppingBag,
  task: ListChecks,
  mission: Target,
  agent: Users,
  affiliate: UserPlus,
  chat: Headset,
  messages: Mail,
  announcements: Megaphone,
  feedback: PencilLine,
  line: MessageCircle,
  history: History,
} as const

export type MenuIconName = keyof typeof icons

export const MenuIcon = ({ name }: { readonly name: MenuIconName }) => {
  const Icon = icons[name]
  return <Icon aria-hidden />
}
