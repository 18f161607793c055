import { formatBrazilianDate, formatDayMonth, formatLongDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { formatFileSize } from "@petbox/domain/pet/photo";
import { formatRating } from "@petbox/domain/rating/average";
import { buttonTexts } from "../components/actions/Button/buttonTexts.ts";
import { copyButtonTexts } from "../components/actions/CopyButton/copyButtonTexts.ts";
import { shareButtonTexts } from "../components/actions/ShareButton/shareButtonTexts.ts";
import { addressCardTexts } from "../components/commerce/AddressCard/addressCardTexts.ts";
import { beforeAfterTexts } from "../components/commerce/BeforeAfter/beforeAfterTexts.ts";
import { commitmentSummaryTexts } from "../components/commerce/CommitmentSummary/commitmentSummaryTexts.ts";
import { couponBarTexts } from "../components/commerce/CouponBar/couponBarTexts.ts";
import { couponCardTexts } from "../components/commerce/CouponCard/couponCardTexts.ts";
import { couponFieldTexts } from "../components/commerce/CouponField/couponFieldTexts.ts";
import { deliveryEstimateTexts } from "../components/commerce/DeliveryEstimate/deliveryEstimateTexts.ts";
import { extraItemCardTexts } from "../components/commerce/ExtraItemCard/extraItemCardTexts.ts";
import { giftLineTexts } from "../components/commerce/GiftLine/giftLineTexts.ts";
import { offerCardTexts } from "../components/commerce/OfferCard/offerCardTexts.ts";
import { petCardTexts } from "../components/commerce/PetCard/petCardTexts.ts";
import { type PlanCardTexts, planCardTexts } from "../components/commerce/PlanCard/planCardTexts.ts";
import { priceTexts } from "../components/commerce/PriceBlock/priceTexts.ts";
import { productCardTexts } from "../components/commerce/ProductCard/productCardTexts.ts";
import { subscriptionCardTexts } from "../components/commerce/SubscriptionCard/subscriptionCardTexts.ts";
import { summaryCardTexts } from "../components/commerce/SummaryCard/summaryCardTexts.ts";
import { type TrackCardTexts, trackCardTexts } from "../components/commerce/TrackCard/trackCardTexts.ts";
import { alertTexts } from "../components/feedback/Alert/alertTexts.ts";
import { asyncResultViewTexts } from "../components/feedback/AsyncResultView/asyncResultViewTexts.ts";
import { bannerTexts } from "../components/feedback/Banner/bannerTexts.ts";
import { confirmDialogTexts } from "../components/feedback/ConfirmDialog/confirmDialogTexts.ts";
import { dialogTexts } from "../components/feedback/Dialog/dialogTexts.ts";
import { drawerTexts } from "../components/feedback/Drawer/drawerTexts.ts";
import { errorStateTexts } from "../components/feedback/ErrorState/errorStateTexts.ts";
import { formDialogTexts } from "../components/feedback/FormDialog/formDialogTexts.ts";
import { loginDialogTexts } from "../components/feedback/LoginDialog/loginDialogTexts.ts";
import { offlineNoticeTexts } from "../components/feedback/OfflineNotice/offlineNoticeTexts.ts";
import { toastTexts } from "../components/feedback/Toast/toastTexts.ts";
import { type AddressFormTexts, addressFormTexts } from "../components/forms/AddressForm/addressFormTexts.ts";
import { autocompleteTexts } from "../components/forms/Autocomplete/autocompleteTexts.ts";
import { choiceCardsTexts } from "../components/forms/ChoiceCards/choiceCardsTexts.ts";
import { comboboxTexts } from "../components/forms/Combobox/comboboxTexts.ts";
import { dateFieldTexts } from "../components/forms/DateField/dateFieldTexts.ts";
import { emailFieldTexts } from "../components/forms/EmailField/emailFieldTexts.ts";
import { counterTexts } from "../components/forms/Field/counterTexts.ts";
import { fieldQuestionTexts } from "../components/forms/Field/fieldQuestionTexts.ts";
import { formErrorSummaryTexts } from "../components/forms/FormErrorSummary/formErrorSummaryTexts.ts";
import { loginTexts } from "../components/forms/LoginForm/loginTexts.ts";
import { multipleFileUploadTexts } from "../components/forms/MultipleFileUpload/multipleFileUploadTexts.ts";
import { passwordFieldTexts } from "../components/forms/PasswordField/passwordFieldTexts.ts";
import { personalDataTexts } from "../components/forms/PersonalDataForm/personalDataTexts.ts";
import { photoUploadTexts } from "../components/forms/PhotoUpload/photoUploadTexts.ts";
import { brazilianNumber } from "../components/forms/QuantityStepper/brazilianNumber.ts";
import { quantityStepperTexts } from "../components/forms/QuantityStepper/quantityStepperTexts.ts";
import { scoreScaleTexts } from "../components/forms/ScoreScale/scoreScaleTexts.ts";
import { starRatingTexts } from "../components/forms/StarRating/starRatingTexts.ts";
import { carouselTexts } from "../components/media/Carousel/carouselTexts.ts";
import { galleryTexts } from "../components/media/Gallery/galleryTexts.ts";
import { slideDeckTexts } from "../components/media/SlideDeck/slideDeckTexts.ts";
import { videoTexts } from "../components/media/Video/videoTexts.ts";
import { accountTexts } from "../components/navigation/AccountMenu/accountTexts.ts";
import { accountNavTexts } from "../components/navigation/AccountNav/accountNavTexts.ts";
import { backLinkTexts } from "../components/navigation/BackLink/backLinkTexts.ts";
import { breadcrumbTexts } from "../components/navigation/Breadcrumb/breadcrumbTexts.ts";
import { footerTexts } from "../components/navigation/Footer/footerTexts.ts";
import { funnelFooterTexts } from "../components/navigation/FunnelFooter/funnelFooterTexts.ts";
import { funnelHeaderTexts } from "../components/navigation/FunnelHeader/funnelHeaderTexts.ts";
import { funnelProgressTexts } from "../components/navigation/FunnelProgress/funnelProgressTexts.ts";
import { headerTexts } from "../components/navigation/Header/headerTexts.ts";
import { linkTexts } from "../components/navigation/Link/linkTexts.ts";
import { pageLayoutTexts } from "../components/navigation/PageLayout/pageLayoutTexts.ts";
import { paginationTexts } from "../components/navigation/Pagination/paginationTexts.ts";
import { petMenuTexts } from "../components/navigation/PetMenu/petMenuTexts.ts";
import { schemeChoiceTexts } from "../components/navigation/SchemeChoice/schemeChoiceTexts.ts";
import { sideMenuTexts } from "../components/navigation/SideMenu/sideMenuTexts.ts";
import { skipLinkTexts } from "../components/navigation/SkipLink/skipLinkTexts.ts";
import { stepLayoutTexts } from "../components/navigation/StepLayout/stepLayoutTexts.ts";
import { bankPhoneListTexts } from "../components/payment/BankPhoneList/bankPhoneListTexts.ts";
import { boletoPanelTexts } from "../components/payment/BoletoPanel/boletoPanelTexts.ts";
import { cardFormTexts } from "../components/payment/CardForm/cardFormTexts.ts";
import { cardPictureTexts } from "../components/payment/CardPicture/cardPictureTexts.ts";
import { paymentCountdownTexts } from "../components/payment/PaymentCountdown/paymentCountdownTexts.ts";
import { paymentPanelTexts } from "../components/payment/PaymentPanel/paymentPanelTexts.ts";
import { qrPanelTexts } from "../components/payment/QrPanel/qrPanelTexts.ts";
import { storedCardTexts } from "../components/payment/StoredCardItem/storedCardTexts.ts";
import { countdownTexts } from "../components/status/Countdown/countdownTexts.ts";
import { loadingOverlayTexts } from "../components/status/LoadingOverlay/loadingOverlayTexts.ts";
import { loyaltyLevelTexts } from "../components/status/LoyaltyLevel/loyaltyLevelTexts.ts";
import { ratingSummaryTexts } from "../components/status/RatingSummary/ratingSummaryTexts.ts";
import { statusBadgeTexts } from "../components/status/StatusBadge/statusBadgeTexts.ts";
import { timelineTexts } from "../components/status/Timeline/timelineTexts.ts";
import type { FormatTexts } from "./formatTexts.ts";

// A dictionary may have more of these texts than the defaults have.
const addressForm: AddressFormTexts = addressFormTexts;
const planCard: PlanCardTexts = planCardTexts;
const trackCard: TrackCardTexts = trackCardTexts;

/** The dictionary in Brazilian Portuguese: the default of every component, for an application that changes a few texts. */
export const ptBR = {
  format: {
    money: formatCents,
    date: formatBrazilianDate,
    dayMonth: formatDayMonth,
    longDate: formatLongDate,
    number: brazilianNumber,
    rating: formatRating,
    fileSize: formatFileSize,
  } satisfies FormatTexts,
  button: buttonTexts,
  copyButton: copyButtonTexts,
  shareButton: shareButtonTexts,
  addressCard: addressCardTexts,
  beforeAfter: beforeAfterTexts,
  commitmentSummary: commitmentSummaryTexts,
  couponBar: couponBarTexts,
  couponCard: couponCardTexts,
  couponField: couponFieldTexts,
  deliveryEstimate: deliveryEstimateTexts,
  extraItemCard: extraItemCardTexts,
  giftLine: giftLineTexts,
  offerCard: offerCardTexts,
  petCard: petCardTexts,
  planCard,
  priceBlock: priceTexts,
  productCard: productCardTexts,
  subscriptionCard: subscriptionCardTexts,
  summaryCard: summaryCardTexts,
  trackCard,
  alert: alertTexts,
  asyncResultView: asyncResultViewTexts,
  banner: bannerTexts,
  confirmDialog: confirmDialogTexts,
  dialog: dialogTexts,
  drawer: drawerTexts,
  errorState: errorStateTexts,
  formDialog: formDialogTexts,
  loginDialog: loginDialogTexts,
  offlineNotice: offlineNoticeTexts,
  toast: toastTexts,
  addressForm,
  autocomplete: autocompleteTexts,
  choiceCards: choiceCardsTexts,
  combobox: comboboxTexts,
  dateField: dateFieldTexts,
  emailField: emailFieldTexts,
  counter: counterTexts,
  field: fieldQuestionTexts,
  photoUpload: photoUploadTexts,
  formErrorSummary: formErrorSummaryTexts,
  loginForm: loginTexts,
  multipleFileUpload: multipleFileUploadTexts,
  passwordField: passwordFieldTexts,
  personalDataForm: personalDataTexts,
  quantityStepper: quantityStepperTexts,
  scoreScale: scoreScaleTexts,
  starRating: starRatingTexts,
  carousel: carouselTexts,
  gallery: galleryTexts,
  slideDeck: slideDeckTexts,
  video: videoTexts,
  accountMenu: accountTexts,
  accountNav: accountNavTexts,
  backLink: backLinkTexts,
  breadcrumb: breadcrumbTexts,
  footer: footerTexts,
  funnelFooter: funnelFooterTexts,
  funnelHeader: funnelHeaderTexts,
  funnelProgress: funnelProgressTexts,
  header: headerTexts,
  link: linkTexts,
  pageLayout: pageLayoutTexts,
  pagination: paginationTexts,
  petMenu: petMenuTexts,
  schemeChoice: schemeChoiceTexts,
  sideMenu: sideMenuTexts,
  skipLink: skipLinkTexts,
  stepLayout: stepLayoutTexts,
  bankPhoneList: bankPhoneListTexts,
  boletoPanel: boletoPanelTexts,
  cardForm: cardFormTexts,
  cardPicture: cardPictureTexts,
  paymentCountdown: paymentCountdownTexts,
  paymentPanel: paymentPanelTexts,
  qrPanel: qrPanelTexts,
  storedCardItem: storedCardTexts,
  countdown: countdownTexts,
  loadingOverlay: loadingOverlayTexts,
  loyaltyLevel: loyaltyLevelTexts,
  ratingSummary: ratingSummaryTexts,
  statusBadge: statusBadgeTexts,
  timeline: timelineTexts,
};
