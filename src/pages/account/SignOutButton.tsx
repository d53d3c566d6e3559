import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { menuEntriesAtom } from "#atoms/frame/menuEntries.ts"
import { signOutAskedAtom } from "#atoms/session.ts"
import { whitelabelFailureAtom } from "#atoms/frame/system.ts"
import { Button } from "#ui/basic/Button.tsx"

/** Renders with the menu's entries above it; earlier it would have to move down for them. */
export const SignOutButton = () => {
  const { t } = useTranslation()
  const openSignOutDialog = useSetAtom(signOutAskedAtom)
  const hasEntries = useAtomValue(menuEntriesAtom).length > 0
  const hasFailed = useAtomValue(whitelabelFailureAtom) !== undefined
  if (!hasEntries && !hasFailed) return null
  return (
    <Button variant="quiet" wide onPress={() => openSignOutDialog(true)}>
      {t("sign_out")}
    </Button>
  )
}
