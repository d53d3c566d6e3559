import * as sample from "#tests/domain/samples.ts"

/** Test data for a read call of the contract: a valid response value, and which parts are optional. */
export interface FaultRow {
  readonly sound: unknown
  /** Containers that the contract marks as optional, by path. */
  readonly optional?: ReadonlyArray<string>
  /** Whether the contract allows `null` as the value. */
  readonly isNullable?: boolean
  /** Whether the app ignores the value. */
  readonly isIgnored?: boolean
}

const page = (entry: object): FaultRow => ({ sound: { content: [entry], pageNum: 1, totalPages: 1 } })
const list = (entry: unknown): FaultRow => ({ sound: [entry] })

const bet = { orderId: 1, time: 1, gameName: "Koi", vassalage: "JDB", stake: 1, win: 2, status: "won" }
const order = { reference: "R1", time: 1, amount: 5, status: "done", method: "MANUAL" }
const payout = { account: "a", period: "p", stake: 1, rate: 1, amount: 1, status: "due" }
const payoutPage = page(payout)
const contract = { contractId: 1, period: "daily", status: "asked", terms: [{ from: 0, to: null, rate: 1 }] }
const contracts: FaultRow = { sound: [contract], isNullable: true }
const lottery = { gameId: "L1", gameName: "Lotto", vassalage: "LOTT", lastNumbers: [1] }
const notice = { id: 1, title: "Hello" }
const banner = { url: "/a.webp", groupName: "m_home", linkage: "" }
const figures: FaultRow = {
  sound: { net: 1, content: [{ account: "a", type: 0, stake: 1, win: 1, net: 1 }] },
  optional: ["content"],
}
const downline = { account: "a", type: 0, balance: 1, rebates: {} }
const rebates = list({ product: "LOTT", min: 0, max: 1, step: 0.1, own: 1 })

/** A row for every read call of the gateway, by exported name. A test in `tests/architecture` fails if a row is missing. */
export const faultTable: Readonly<Record<string, FaultRow>> = {
  bets: page(bet),
  betDetail: { sound: { ...bet, suborders: [{ suborderId: 1, content: "x", stake: 1, status: "open" }] } },
  vendorBets: page(bet),
  transactions: page({ id: 1, time: 1, txCode: "D", amount: 5, balance: 5, memo: "" }),
  txCodes: list({ code: "D", name: "Deposit" }),
  deposits: page(order),
  withdrawals: page(order),
  profitLoss: {
    sound: {
      totals: { deposit: 1 },
      byType: [{ gameType: "RNG", stake: 1, win: 1, net: 0 }],
      daily: [{ date: "2026-11-01", net: 1 }],
    },
  },
  domainRoute: list("https://two.example"),
  systemStatus: {
    sound: {
      ...sample.bareStatus,
      info: {
        ...sample.bareStatus.info,
        customerService: [{ title: "CS", path: "x" }],
        domainRoute: ["https://two.example"],
        resources: [{ resourceType: "LINE", url: "https://line.example/" }],
        whitelabel: { modules: ["CBS3"] },
        imageCDNs: ["https://cdn.example"],
      },
    },
  },
  whitelabel: {
    sound: { ...sample.bareWhitelabel, modules: ["CBS3"], languages: ["EN"], paymentIcons: ["/a.svg"] },
  },
  currentSalary: { sound: [payout], isNullable: true },
  currentDividend: { sound: [payout], isNullable: true },
  salaries: payoutPage,
  dividends: payoutPage,
  income: { sound: { previous: 1, current: 1 } },
  contractRequests: { sound: { dailysalreqtype: "D" } },
  affiliate: { sound: { code: "AG1" } },
  affiliateLinks: list({ urlId: 1, title: "x", url: "/m" }),
  globalRebates: rebates,
  ownRebates: rebates,
  rebateQuotas: rebates,
  salaryContract: contracts,
  salaryContractRequest: contracts,
  salaryContractHistory: contracts,
  dividendContracts: contracts,
  teamMembers: figures,
  teamMoney: figures,
  teamPlay: figures,
  subordinates: { ...page(downline), optional: ["content.0.rebates"] },
  downlines: { ...page(downline), optional: ["content.0.rebates"] },
  memberInfo: {
    sound: { id: 1, userName: "neo", type: 0, memberLabel: [{ labelName: "vip" }] },
    optional: ["memberLabel"],
  },
  securityConfig: { sound: { loginPassword: true } },
  protection: {
    sound: {
      now: 1,
      since: 1,
      quickBreak: true,
      previousLogin: 1,
      realityCheck: { minutes: 15, max: 60 },
      break: { until: 2 },
      exclusion: { until: null },
      limits: [],
      required: ["deposit"],
      session: {
        minutes: 60,
        endsAt: 2,
        closedUntil: 3,
        pending: { minutes: null, from: 2, until: 3 },
      },
    },
    optional: [
      "break",
      "exclusion",
      "limits",
      "realityCheck",
      "required",
      "session",
      "session.closedUntil",
      "session.pending",
    ],
  },
  activity: { sound: { since: 1, staked: 1, won: 1, net: 0, deposited: 1 } },
  hasPaymentPassword: { sound: { has: true } },
  bankCards: list({ cardId: 1, bankCode: "B", bankName: "Bank", cardNumberMasked: "*1", payeeName: "Neo" }),
  withdrawBanks: list({ bankCode: "B", bankName: "Bank", icon: "" }),
  answeredSecurityQuestions: list({ questionId: 1, question: "?" }),
  availableSecurityQuestions: list({ questionId: 1, question: "?" }),
  avatars: { sound: { icon: "", icons: ["/a.svg"] } },
  referral: { sound: { code: "R", invited: 1 } },
  memberTasks: list({ taskId: 1, title: "x", progress: 1, target: 2, reward: 3, status: "running" }),
  goods: page({ goodsId: 1, title: "x", image: "", points: 1, stock: 1 }),
  exchanges: page({ id: 1, time: 1, title: "x", points: 1, status: "sent" }),
  redRain: {
    sound: { title: "Rain", startTime: 1, endTime: 2, received: [{ packetId: 1, time: 1, amount: 1 }] },
    isNullable: true,
  },
  lobbyNews: list(banner),
  fieldRules: { sound: { patterns: { password: "^x$" } } },
  trialUser: { sound: { userName: "trial", password: "x" } },
  captcha: { sound: "aW1hZ2U=" },
  countries: list({ code: "PH", dialingCode: "63", name: "Philippines" }),
  registerSettings: {
    sound: { fields: { email: { enabled: true, required: false } } },
    optional: ["fields.email"],
  },
  checkUsername: { sound: { exists: false } },
  checkEmail: { sound: { exists: false } },
  checkAffiliate: { sound: null, isIgnored: true },
  inboxUnread: { sound: { unReadCount: 1 } },
  mails: page({ mailId: 1, title: "x", content: "", time: 1, read: false }),
  siteAnnouncements: { sound: { banners: [banner], player: [notice], popup: [notice] } },
  homeAnnouncements: { sound: { banners: [banner], player: [notice], popup: [notice], hot: [banner] } },
  promotions: { sound: { promotion: [{ promoId: 1, title: "x", status: "Join" }] } },
  agentAnnouncements: { sound: { agent: [notice] } },
  winnerBoard: { sound: { list: [{ vo: sample.winner }] } },
  chatUnread: { sound: { unReadCount: 1 } },
  launchChat: { sound: { chatUrl: "https://chat.example" } },
  helpTopics: list({ title: "x", content: "" }),
  gameList: { sound: { games: [sample.game], pageNum: 1, totalPages: 1 } },
  favouriteIds: { sound: { nodeIds: ["1"] } },
  favouriteGames: page(sample.game),
  recentGames: { sound: { list: [sample.game] } },
  liveRooms: list({ roomId: 1, name: "x", cover: "", kind: "free", active: true, streaming: true }),
  mobileLotteries: list(lottery),
  popularLotteries: list(lottery),
  vietnameseLotteries: list(lottery),
  recentVietnameseLotteries: list(lottery),
  draws: list({ gameId: 1, issue: 1, numbers: [1], openTime: 1 }),
  vietnameseDraws: list({ gameId: 1, issue: 1, numbers: [1], openTime: 1 }),
  issue: { sound: { gameId: 1, issue: 1, closeTime: 1, openTime: 1 } },
  vendors: {
    sound: {
      sorting: [{ gameCategory: "RNG", vendorNames: [{ vassalage: "JDB", accountTypeName: "JDB" }] }],
      mapping: { RNG: ["JDB"] },
    },
    optional: ["mapping.RNG"],
  },
  hotGames: { sound: { list: [sample.game] } },
  consolidatedFunds: { sound: { balance: 1, bonus: 1, frozen: 1, points: 1 } },
  depositBanks: list({
    method: "MANUAL",
    vendor: "V",
    bankCode: "B",
    bankName: "Bank",
    icon: "",
    min: 1,
    max: 2,
  }),
  depositPromos: list({ promoId: 1, title: "x", rate: 1, minAmount: 1 }),
  merchantWallet: { sound: { currencySymbol: "₱", currency: "PHP" } },
  memberWallet: {
    sound: {
      currencySymbol: "₱",
      currency: "PHP",
      sumBalance: 1,
      wallets: [{ vassalage: "JDB", balance: 1 }],
    },
  },
}
