import { useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { teamRebatesAtom } from "#atoms/agent/teamLists.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import { type Downline, typeName } from "#domain/agent/Team.ts"
import { categoryName } from "#domain/games/Vendor.ts"
import { Button } from "#ui/button/Button.tsx"
import { StatCard } from "#ui/records/StatCard.tsx"

import { RebateDialog } from "#pages/agent/affiliate/RebateDialog.tsx"
import { Report } from "./Report.tsx"

export const TeamRebatePage = () => {
  const { t } = useTranslation()
  const ask = useSetAtom(teamRebatesAtom)
  const [member, setMember] = useState<Downline>()
  return (
    <>
      <Report
        timeless
        title="team_rebate"
        ofMembers
        list={teamRebatesAtom}
        keyOf={({ account }) => account}
        card={(each) => (
          <StatCard
            title={each.account}
            caption={t(typeName(each.type))}
            figures={Object.entries(each.rebates).map(([product, rate]) => ({
              label: t(categoryName(product)),
              value: Rebate.shown(rate),
            }))}
            actions={
              <Button size="small" onPress={() => setMember(each)}>
                {t("change_rebates")}
              </Button>
            }
          />
        )}
      />
      {member !== undefined && (
        <RebateDialog
          member={member}
          onClose={() => setMember(undefined)}
          onGiven={() => {
            setMember(undefined)
            ask("restart")
          }}
        />
      )}
    </>
  )
}
