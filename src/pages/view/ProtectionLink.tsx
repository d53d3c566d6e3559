import { useAtomValue } from "jotai"
import { ShieldCheck } from "lucide-react"
import { useTranslation } from "react-i18next"

import { moduleAtom } from "#atoms/merchant.ts"
import { paths } from "#config/paths.ts"
import { LinkList } from "#ui/navigation/LinkList.tsx"

import { useEnter } from "./useEnter.ts"

export const ProtectionLink = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  if (!useAtomValue(moduleAtom)("RGLIMIT3")) return null
  return (
    <LinkList links={[{ label: t("title_protection"), Icon: ShieldCheck, ...enter(paths.protection) }]} />
  )
}
