import { CreditCard, Landmark, type LucideIcon, MessageCircle, QrCode, Wallet } from "lucide-react"

import type { Method } from "#domain/cashier/Deposit.ts"

export const depositIcons: Readonly<Record<Method, LucideIcon>> = {
  MANUAL: Landmark,
  ALIPAY: QrCode,
  QQ: Wallet,
  WECHAT: MessageCircle,
  GATEWAY: CreditCard,
}
