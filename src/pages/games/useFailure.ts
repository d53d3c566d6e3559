import { useTranslation } from "#ui/texts.tsx"

import type { Message } from "#i18n/messages.ts"

/** Says why games could not be loaded. */
export const useFailure = (): ((why: Message) => string) => {
  const { t } = useTranslation()
  return ({ key, values }) => `${t("games_failed")} ${t(key, { ...values })}`
}
