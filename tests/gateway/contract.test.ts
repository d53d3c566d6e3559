import type { Effect } from "effect"
import { describe, expect, expectTypeOf, it } from "vitest"

import type { Gateway } from "#gateway/Gateway.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { calls } from "#tests/support/calls.ts"

import { specNames, specPaths } from "./specNames.ts"

/**
 * Every call of the contract (gateway §2 to §8, spec §7): method, path, and the names of its inputs.
 *
 * `…` marks inputs that the contract leaves open or that another test checks; `+` precedes assumed ones.
 */
const contract = `
GET /wps/system/status
GET /wps/system/domainRoute
GET /wps/system/whitelabel
GET /wps/system/country
GET /wps/system/setting/register
GET /wps/system/settings/consolidated
GET /wps/system/helpCenter lang device

POST /wps/session/login username password captcha type countryDialingCode firebaseChannel firebaseIdToken firebaseMobileNo
DELETE /wps/session/logout token
POST /wps/session/login/freeplay moduleId captcha
GET /wps/member/trialuser
PUT /wps/member/register …
PUT /wps/member/register/mobile …
GET /wps/captcha
POST /wps/verification/sms/register mobileNum countryDialingCode verification
POST /wps/verification/sms/noLogin mobileNo countryDialingCode verification
POST /wps/member/password/phone mobileNo countryDialingCode verificationCode newPassword confirmNewPassword
POST /wps/member/password oldPassword newPassword confirmNewPassword
POST /wps/member/password/email username email
POST /wps/member/password/verification username email verificationCode newPassword confirmNewPassword
GET /wps/check/username username
GET /wps/check/email email
GET /wps/check/affiliate code domain
GET /wps/member/info/icon
POST /wps/member/info/icon icon
POST /wps/feedback content sender type captcha
GET /wps/member/info
POST /wps/member/info/nickname nickname
POST /wps/member/info/email email
POST /wps/member/info/payeename payeeName
GET /wps/member/securityConfig
GET /wps/member/hasWithdrawalPassword
POST /wps/member/paymentPassword oldPaymentPassword paymentPassword
POST /wps/member/paymentPassword/reset loginPassword paymentPassword
POST /wps/member/bankCard bankCode cardNumber payeeName paymentPassword
GET /wps/relay/MCS2_bankCards
GET /wps/relay/MCS2_withdrawBanks
GET /wps/member/customerSecurityQuestions
GET /wps/member/securityQuestions
POST /wps/member/securityQuestions …

GET /wps/wallets/gcs type
POST /wps/relay/GCS_walletTransfer from to amount requestId
GET /wps/member/info/funds/consolidated
GET /wps/relay/MCS2_depositBanksByVendor
GET /wps/relay/MCS2_depositPromoList
POST /wps/relay/MCS2_depositManualTransfer vendor bankCode amount promoId payer requestId
POST /wps/relay/MCS2_DepositAlipay vendor bankCode amount promoId payer requestId
POST /wps/relay/MCS2_DepositQQ vendor bankCode amount promoId payer requestId
POST /wps/relay/MCS2_depositWechat vendor bankCode amount promoId payer requestId
POST /wps/relay/MCS2_depositPaymentGateway vendor bankCode amount promoId payer requestId
POST /wps/relay/MCS2_acceptPromo promoId
GET /wps/relay/MCS2_depositTransactioNReport startDate endDate pageNo pageSize
GET /wps/relay/MCS2_WithdrawTransactionReport startDate endDate pageNo pageSize
POST /wps/transaction/withdraw cardId amount paymentPassword requestId
GET /wps/relay/ODS2_MemberTransaction startDate endDate txCode pageNo pageSize types +account
GET /wps/relay/GLS2_TxCodeList
GET /wps/relay/ODSFE2_MemPNL startDate endDate

GET /wps/relay/GCSGAME_getVassGameType typeId merchantCode
GET /wps/relay/GCSGAME_gameList merchant platform gameName gameType pageNo pageSize vassalage gameClassify minBet minLine language clientType
POST /wps/relay/MCSFE_addFavoriteGameV2 nodeId token vendor
DELETE /wps/relay/MCSFE_removeFavoriteGameV2 nodeId token vendor
GET /wps/relay/MCSFE_getFavoriteGames token pageSize
GET /wps/relay/MCSFE_getFavoriteGamesList token pageNo pageSize gameType language
GET /wps/relay/MCS2_addRecentGame nodeId vassalage
GET /wps/relay/GCS_recentGame language
GET /wps/relay/GCSGAME_hotGamesV2 merchantCode isPlatform language platform
GET /wps/game/launchGame nodeId vassalage gameType freeplay language backUrl
POST /wps/relay/GCS_gameLaunchFB vassalage gameType freeplay language backUrl
GET /lgw/games/mobile language
GET /lgw/games/popular language
GET /lotto/lgw/games/opened/numero gameId
GET /lgw/vn/numeros/opened/game gameId
GET /lgw/vn/games/game_menu language
GET /lgw/vn/games/game_menu/recent language
GET /lgw/games/issue gameId
GET /lgw/orders startDate endDate gameType vassalage status pageNo pageSize
GET /lgw/orders/detail orderId
POST /lgw/orders/suborders/cancel suborderId
GET /wps/relay/GCS_vendorGameRecord startDate endDate gameType vassalage status pageNo pageSize
GET /wps/relay/CBS_modelList

GET /wps/relay/MCSFE_getListAnnouncements types groupName platform merchantCode token
POST /wps/relay/MCSFE_markAnnouncementAsRead announcementId read
GET /wps/relay/GLS2_lobbyNews language
GET /wps/relay/ODSFE2_getWinnerBoard gameCategory language limitNum
GET /wps/relay/CBS_launchChat b2c language backUrl headerColor title moduleId
GET /wps/relay/CBS_unreadCount
GET /wps/relay/CSP_unreadCount
GET /wps/relay/CSP_mails pageNo pageSize
POST /wps/relay/CSP_readMail mailId
DELETE /wps/relay/CSP_deleteMail mailId
POST /wps/relay/MCSFE_applyActivity …

GET /wps/relay/PTS2_goods pageNo pageSize
POST /wps/relay/PTS2_exchange goodsId requestId
GET /wps/relay/PTS2_exchangeHistory pageNo pageSize
GET /wps/relay/MCSFE_tasks

GET /wps/relay/MCS2_getContractRequests
GET /wps/relay/ODSFE2_TeamKPIA startDate endDate size +account +pageNo
GET /wps/relay/ODSFE2_TeamKPIB startDate endDate size +account +pageNo
GET /wps/relay/ODSFE2_teamKPIC startDate endDate size +account +pageNo
GET /wps/relay/ODSFE2_Subordinate account pageNo pageSize
GET /wps/relay/ODSFE2_CurrentDailySalary …
GET /wps/relay/ODSFE2_QueryDailySalary …
GET /wps/relay/ODSFE2_CurrentDividend …
GET /wps/relay/ODSFE2_QueryDividend …
POST /wps/relay/ODSFE2_PayoutDividend account period requestId
GET /wps/relay/MCS2_getContractDailySalInfo …
GET /wps/relay/MCS2_getContracDailySalReq …
GET /wps/relay/MCS2_getDailySalContractHist …
GET /wps/relay/MCS2_getContractDividendInfo token
POST /wps/relay/MCS2_applyContractDailySal …
POST /wps/relay/MCS2_processDailySalContract contractId accept
POST /wps/agent/downline account password type rebates
GET /wps/agent/downlines …
POST /wps/agent/updateDownlineRebates account rebates
POST /wps/agent/transferDownline account amount requestId
POST /wps/agent/transferMultipleDownline transfers requestId
GET /wps/agent/affiliate
GET /wps/relay/ODS2_AgentPrevAndCurrIncome
GET /wps/relay/MCS2_getGlobalRebateSettingsByProductType
GET /wps/relay/MCS2_getCustomerRebateSettingByProductType
GET /wps/relay/MCS2_getAgentQuotaGroupByProduct
GET /wps/relay/MCS2_wpsViewAffUrls
POST /wps/relay/MCS2_wpsCreateAffUrl title rebates
POST /wps/relay/MCS2_wpsRegAff …
DELETE /wps/relay/MCS2_wpsDeleteAffUrl urlId

+GET /wps/relay/MCSFE_redRain
+GET /wps/relay/MCSFE_referral
`
  .split("\n")
  .map((line) => line.replaceAll("+", ""))
  .filter((line) => line !== "")
  .map((line) => {
    const [method = "", path = "", ...sent] = line.split(" ")
    return { name: `${method} ${path}`, sent }
  })

/** The names of a call's inputs; empty when its input is not a struct. */
const sentBy = (input: object): ReadonlyArray<string> =>
  "fields" in input && typeof input.fields === "object" ? Object.keys(input.fields ?? {}) : []

const known: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  calls.map(({ call }) => [`${call.method} ${call.path}`, sentBy(call.input)] as const),
)

describe("gateway contract", () => {
  it("[HA-01] every call that spec §7 names is a typed call, under its path or its name", () => {
    const paths = calls.map(({ call }) => call.path)
    expect(specPaths.filter((name) => !paths.some((path) => path.endsWith(name)))).toEqual([])
    const named = calls.flatMap(({ call }) => (call.names ?? []).map((name) => [name, call.path] as const))
    expect(Object.fromEntries(named)).toEqual(specNames)
    expect(named).toHaveLength(Object.keys(specNames).length)
  })

  it("[HA-01] every call of the contract is a typed call with a typed failure, and no other call exists", () => {
    const named = contract.map(({ name }) => name)
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect([...known.keys()].filter((name) => !named.includes(name))).toEqual([])
    type Sent = ReturnType<Gateway["Service"]["send"]>
    expectTypeOf<Sent>().toExtend<Effect.Effect<unknown, GatewayError>>()
    expectTypeOf<Sent>().not.toExtend<Effect.Effect<unknown>>()
  })

  it("[HA-98] every call sends the method, path and inputs of the contract", () => {
    const other = contract
      .filter(({ sent }) => sent[0] !== "…")
      .map(({ name, sent }) => ({ name, sent: sent.toSorted(), ours: (known.get(name) ?? []).toSorted() }))
      .filter(({ sent, ours }) => sent.join() !== ours.join())
    expect(other).toEqual([])
  })
})
