/**
 * Every call of the contract (gateway §2 to §8 and §11, spec §7): the row of the specification that names it, method, path, and
 * the names of its inputs.
 *
 * `…` marks inputs that the contract leaves open or that another test checks; `+` precedes assumed ones.
 */
export const contract = `
CA-66 GET /wps/system/status
CA-64 GET /wps/system/domainRoute
CA-65 GET /wps/system/whitelabel
CA-67 GET /wps/system/country
CA-68 GET /wps/system/setting/register
CA-69 GET /wps/system/settings/consolidated
CA-63 GET /wps/system/helpCenter lang device

CA-03 POST /wps/session/login username password captcha type countryDialingCode firebaseChannel firebaseIdToken firebaseMobileNo
CA-04 DELETE /wps/session/logout token
CA-05 POST /wps/session/login/freeplay moduleId captcha
CA-06 GET /wps/member/trialuser
CA-07 PUT /wps/member/register …
CA-08 PUT /wps/member/register/mobile …
CA-09 GET /wps/captcha
CA-10 POST /wps/verification/sms/register mobileNum countryDialingCode verification
CA-11 POST /wps/verification/sms/noLogin mobileNo countryDialingCode verification
CA-12 POST /wps/member/password/phone mobileNo countryDialingCode verificationCode newPassword confirmNewPassword
CA-13 POST /wps/member/password oldPassword newPassword confirmNewPassword
CA-14 POST /wps/member/password/email username email
CA-15 POST /wps/member/password/verification username email verificationCode newPassword confirmNewPassword
CA-16 GET /wps/check/username username
CA-17 GET /wps/check/email email
CA-20 GET /wps/check/affiliate code domain
CA-18 GET /wps/member/info/icon
CA-18 POST /wps/member/info/icon icon
CA-19 POST /wps/feedback content sender type captcha
CA-21 GET /wps/member/info
CA-22 POST /wps/member/info/nickname nickname
CA-22 POST /wps/member/info/email email
CA-22 POST /wps/member/info/payeename payeeName
CA-23 GET /wps/member/securityConfig
CA-24 GET /wps/member/hasWithdrawalPassword
CA-24 POST /wps/member/paymentPassword oldPaymentPassword paymentPassword
CA-24 POST /wps/member/paymentPassword/reset loginPassword paymentPassword
CA-25 POST /wps/member/bankCard bankCode cardNumber payeeName paymentPassword
CA-27 GET /wps/relay/MCS2_bankCards
CA-27 GET /wps/relay/MCS2_withdrawBanks
CA-26 GET /wps/member/customerSecurityQuestions
CA-26 GET /wps/member/securityQuestions
CA-26 POST /wps/member/securityQuestions …

CA-28 GET /wps/wallets/gcs type
CA-29 POST /wps/relay/GCS_walletTransfer from to amount requestId
CA-32 GET /wps/member/info/funds/consolidated
CA-35 GET /wps/relay/MCS2_depositBanksByVendor
CA-35 GET /wps/relay/MCS2_depositPromoList
CA-35 POST /wps/relay/MCS2_depositManualTransfer vendor bankCode amount promoId payer requestId
CA-35 POST /wps/relay/MCS2_DepositAlipay vendor bankCode amount promoId payer requestId
CA-35 POST /wps/relay/MCS2_DepositQQ vendor bankCode amount promoId payer requestId
CA-35 POST /wps/relay/MCS2_depositWechat vendor bankCode amount promoId payer requestId
CA-35 POST /wps/relay/MCS2_depositPaymentGateway vendor bankCode amount promoId payer requestId
CA-35 POST /wps/relay/MCS2_acceptPromo promoId
CA-36 GET /wps/relay/MCS2_depositTransactioNReport startDate endDate pageNo pageSize
CA-34 GET /wps/relay/MCS2_WithdrawTransactionReport startDate endDate pageNo pageSize
CA-33 POST /wps/transaction/withdraw cardId amount paymentPassword requestId
CA-30 GET /wps/relay/ODS2_MemberTransaction startDate endDate txCode pageNo pageSize types +account
CA-31 GET /wps/relay/GLS2_TxCodeList
CA-37 GET /wps/relay/ODSFE2_MemPNL startDate endDate

CA-39 GET /wps/relay/GCSGAME_getVassGameType typeId merchantCode
CA-40 GET /wps/relay/GCSGAME_gameList merchant platform gameName gameType pageNo pageSize vassalage gameClassify minBet minLine language clientType
CA-41 POST /wps/relay/MCSFE_addFavoriteGameV2 nodeId token vendor
CA-42 DELETE /wps/relay/MCSFE_removeFavoriteGameV2 nodeId token vendor
CA-43 GET /wps/relay/MCSFE_getFavoriteGames token pageSize
CA-44 GET /wps/relay/MCSFE_getFavoriteGamesList token pageNo pageSize gameType language
CA-45 GET /wps/relay/MCS2_addRecentGame nodeId vassalage
CA-46 GET /wps/relay/GCS_recentGame language
CA-47 GET /wps/relay/GCSGAME_hotGamesV2 merchantCode isPlatform language platform
CA-49 GET /wps/game/launchGame nodeId vassalage gameType freeplay language backUrl display
CA-48 POST /wps/relay/GCS_gameLaunchFB vassalage gameType freeplay language backUrl display
CA-50 GET /lgw/games/mobile language
CA-50 GET /lgw/games/popular language
CA-51 GET /lotto/lgw/games/opened/numero gameId
CA-52 GET /lgw/vn/numeros/opened/game gameId
CA-52 GET /lgw/vn/games/game_menu language
CA-52 GET /lgw/vn/games/game_menu/recent language
CA-53 GET /lgw/games/issue gameId
CA-54 GET /lgw/orders startDate endDate gameType vassalage status pageNo pageSize
CA-54 GET /lgw/orders/detail orderId
CA-54 POST /lgw/orders/suborders/cancel suborderId
CA-55 GET /wps/relay/GCS_vendorGameRecord startDate endDate gameType vassalage status pageNo pageSize
CA-75 GET /wps/relay/CBS_modelList

CA-57 GET /wps/relay/MCSFE_getListAnnouncements types groupName platform merchantCode token
CA-58 POST /wps/relay/MCSFE_markAnnouncementAsRead announcementId read
CA-60 GET /wps/relay/GLS2_lobbyNews language
CA-61 GET /wps/relay/ODSFE2_getWinnerBoard gameCategory language limitNum
CA-72 GET /wps/relay/CBS_launchChat b2c language backUrl headerColor title moduleId
CA-73 GET /wps/relay/CBS_unreadCount
CA-74 GET /wps/relay/CSP_unreadCount
GET /wps/relay/CSP_mails pageNo pageSize
POST /wps/relay/CSP_readMail mailId
DELETE /wps/relay/CSP_deleteMail mailId
POST /wps/relay/MCSFE_applyActivity …

GET /wps/relay/PTS2_goods pageNo pageSize
POST /wps/relay/PTS2_exchange goodsId requestId
GET /wps/relay/PTS2_exchangeHistory pageNo pageSize
GET /wps/relay/MCSFE_tasks

GET /wps/relay/MCS2_getContractRequests
CA-77 GET /wps/relay/ODSFE2_TeamKPIA startDate endDate size +account +pageNo
CA-77 GET /wps/relay/ODSFE2_TeamKPIB startDate endDate size +account +pageNo
CA-77 GET /wps/relay/ODSFE2_teamKPIC startDate endDate size +account +pageNo
CA-78 GET /wps/relay/ODSFE2_Subordinate account pageNo pageSize
CA-79 GET /wps/relay/ODSFE2_CurrentDailySalary …
CA-79 GET /wps/relay/ODSFE2_QueryDailySalary …
CA-80 GET /wps/relay/ODSFE2_CurrentDividend …
CA-80 GET /wps/relay/ODSFE2_QueryDividend …
CA-80 POST /wps/relay/ODSFE2_PayoutDividend account period requestId
CA-81 GET /wps/relay/MCS2_getContractDailySalInfo …
CA-81 GET /wps/relay/MCS2_getContracDailySalReq …
CA-81 GET /wps/relay/MCS2_getDailySalContractHist …
CA-82 GET /wps/relay/MCS2_getContractDividendInfo token
CA-81 POST /wps/relay/MCS2_applyContractDailySal …
CA-81 POST /wps/relay/MCS2_processDailySalContract contractId accept
CA-83 POST /wps/agent/downline account password type rebates
CA-83 GET /wps/agent/downlines …
CA-83 POST /wps/agent/updateDownlineRebates account rebates
CA-83 POST /wps/agent/transferDownline account amount requestId
CA-83 POST /wps/agent/transferMultipleDownline transfers requestId
CA-83 GET /wps/agent/affiliate
CA-84 GET /wps/relay/ODS2_AgentPrevAndCurrIncome
CA-85 GET /wps/relay/MCS2_getGlobalRebateSettingsByProductType
CA-85 GET /wps/relay/MCS2_getCustomerRebateSettingByProductType
CA-85 GET /wps/relay/MCS2_getAgentQuotaGroupByProduct
CA-86 GET /wps/relay/MCS2_wpsViewAffUrls
CA-86 POST /wps/relay/MCS2_wpsCreateAffUrl title rebates
CA-86 POST /wps/relay/MCS2_wpsRegAff …
CA-86 DELETE /wps/relay/MCS2_wpsDeleteAffUrl urlId

GET /wps/member/protection
POST /wps/member/protection/break hours
POST /wps/member/protection/exclusion months password
POST /wps/member/protection/limit kind period amount
POST /wps/member/protection/review/seen
POST /wps/member/protection/limit/confirm kind period
POST /wps/member/protection/limit/cancel kind period
POST /wps/member/protection/session minutes
POST /wps/member/protection/session/confirm
POST /wps/member/protection/session/cancel
GET /wps/member/protection/activity
POST /wps/member/protection/realityCheck minutes
POST /wps/member/protection/realityCheck/seen at choice

+GET /wps/relay/MCSFE_redRain
+GET /wps/relay/MCSFE_referral
`
  .split("\n")
  .map((line) => line.replaceAll("+", ""))
  .filter((line) => line !== "")
  .map((line) => {
    const {
      row = "",
      method = "",
      path = "",
      rest = "",
    } = /^(?<row>[A-Z]{2}-\d+)? ?(?<method>[A-Z]+) (?<path>\S+) ?(?<rest>.*)$/.exec(line)?.groups ?? {}
    return { row, name: `${method} ${path}`, sent: rest === "" ? [] : rest.split(" ") }
  })
