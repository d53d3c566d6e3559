/**
 * Every call that spec §7 names, copied from its text: the ends of paths as they are written there. The
 * prefixes `ODSFE2_`, `MCS2_` and so on are left out where the text leaves them out. The four calls of the fifth
 * line have a description there and a path in gateway §3 and §5.
 */
export const specPaths = `
/wps/session/login /wps/session/logout /wps/session/login/freeplay /wps/member/trialuser /wps/member/register
/wps/member/register/mobile /wps/captcha /wps/verification/sms/register /wps/verification/sms/noLogin
/wps/member/password /wps/member/password/email /wps/member/password/verification /wps/check/username
/wps/member/info/icon /wps/feedback
/wps/member/password/phone /wps/check/email /wps/check/affiliate GCS_vendorGameRecord

/wps/member/info /info/nickname /info/email /info/payeename /securityConfig /hasWithdrawalPassword /paymentPassword
/paymentPassword/reset /bankCard /customerSecurityQuestions /securityQuestions /wps/relay/MCS2_bankCards
/MCS2_withdrawBanks

/wps/wallets/gcs /wps/relay/GCS_walletTransfer /ODS2_MemberTransaction /GLS2_TxCodeList
/wps/member/info/funds/consolidated /wps/transaction/withdraw /MCS2_WithdrawTransactionReport
/MCS2_depositBanksByVendor _depositPromoList _depositManualTransfer _DepositAlipay _DepositQQ _depositPaymentGateway
_depositWechat _acceptPromo _depositTransactioNReport /ODSFE2_MemPNL

GCSGAME_getVassGameType GCSGAME_gameList MCSFE_addFavoriteGameV2 MCSFE_removeFavoriteGameV2 MCSFE_getFavoriteGames
MCSFE_getFavoriteGamesList MCS2_addRecentGame GCS_recentGame GCSGAME_hotGamesV2 GCS_gameLaunchFB /wps/game/launchGame
/lgw/games/mobile /lgw/games/popular /lotto/lgw/games/opened/numero /lgw/vn/games/game_menu /lgw/vn/numeros/opened/game
/lgw/vn/games/game_menu/recent /lgw/orders /lgw/orders/detail /lgw/orders/suborders/cancel

MCSFE_getListAnnouncements MCSFE_markAnnouncementAsRead GLS2_lobbyNews ODSFE2_getWinnerBoard /wps/system/helpCenter

/wps/system/domainRoute /whitelabel /status /country /setting/register /settings/consolidated

/wps/relay/CBS_launchChat CBS_unreadCount CSP_unreadCount CBS_modelList

ODSFE2_TeamKPIA _TeamKPIB _teamKPIC _Subordinate _CurrentDailySalary _QueryDailySalary _CurrentDividend _QueryDividend
_PayoutDividend MCS2_getContractDailySalInfo _applyContractDailySal _processDailySalContract _getContracDailySalReq
_getDailySalContractHist _getContractDividendInfo /wps/agent/updateDownlineRebates /affiliate /transferDownline
/downline /downlines /transferMultipleDownline ODS2_AgentPrevAndCurrIncome MCS2_getGlobalRebateSettingsByProductType
_getCustomerRebateSettingByProductType _getAgentQuotaGroupByProduct _wpsViewAffUrls _wpsDeleteAffUrl _wpsRegAff
_wpsCreateAffUrl
`
  .split(/\s+/)
  .filter((name) => name !== "")

/** The calls that spec §7 names without a path, and the path that decides here (C44). */
export const specNames: Readonly<Record<string, string>> = {
  "lottery list": "/lgw/games/mobile",
  "issue number": "/lgw/games/issue",
  "game vendors by merchant": "/wps/relay/GCSGAME_getVassGameType",
  notices: "/wps/relay/MCSFE_getListAnnouncements",
  banners: "/wps/relay/MCSFE_getListAnnouncements",
  "registration-validation settings": "/wps/system/setting/register",
  "customer service": "/wps/system/status",
}
