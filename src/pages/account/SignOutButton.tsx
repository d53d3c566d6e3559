import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { signOutAskedAtom } from "#atoms/session.ts"
import { whitelabelAtom, whitelabelFailureAtom } from "#atoms/frame/system.ts"
import { Button } from "#ui/basic/Button.tsx"

/** Renders with all entries of the menu above it; earlier it would have to move down for them. */
export const SignOutButton = () => {
  const { t } = useTranslation()
  const openSignOutDialog = useSetAtom(signOutAskedAtom)
  const isKnown = useAtomValue(whitelabelAtom) !== undefined
  const hasFailed = useAtomValue(whitelabelFailureAtom) !== undefined
  if (!isKnown && !hasFailed) return null
  return (
    <Button variant="quiet" wide onPress={() => openSignOutDialog(true)}>
      {t("sign_out")}
    </Button>
  )
}
