import { usePageData } from "@petbox/api-client/page/usePageData";
import { type WelcomeData, welcomePageData } from "@petbox/api-client/welcome/pageData";
import { ReadingView } from "@petbox/design-system/components/ReadingView";
import { PaidWelcomeScreen } from "@petbox/design-system/screens/welcome/PaidWelcomeScreen";
import {
  FirstMoment,
  WelcomeLayout,
  WelcomeScreen,
  WelcomeShellScreen,
} from "@petbox/design-system/screens/welcome/WelcomeScreen";
import { WelcomeWaysOnScreen } from "@petbox/design-system/screens/welcome/WelcomeWaysOnScreen";
import { speciesQuery } from "@petbox/domain/pet/species";
import { mapReading, type Reading, readyValue } from "@petbox/domain/reading/reading";
import { accountPaths } from "@petbox/domain/site/paths";
import { firstMonth } from "@petbox/domain/welcome/firstMonth";
import { welcomeSteps } from "@petbox/domain/welcome/welcomeSteps";
import { prefetchOnceKnown } from "../../app/prefetchOwn.ts";
import { Redirect } from "../../app/Redirect.tsx";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useAfterPayment } from "../checkout/useAfterPayment.ts";
import { useSubscriberNews } from "../checkout/useSubscriberNews.ts";
import { useFirstPassword } from "../session/useFirstPassword.ts";
import { useWelcomePlace } from "./useWelcomePlace.ts";
import { WelcomeFlow } from "./WelcomeFlow.tsx";

export { WelcomePage as Page, WelcomeShellScreen as Shell };

interface WelcomedTo {
  /** Whose payment it is. */
  readonly subscription: string;
  readonly reading: Reading<WelcomeData | null>;
}

export const prefetch = prefetchOnceKnown(welcomePageData);

/** The welcome after the checkout. */
function WelcomePage() {
  const { answers, customerCode } = useSession();
  const { subscription } = answers;
  const reading = usePageData(welcomePageData, { whose: customerCode, parameters: {} });
  if (subscription === undefined) return <PaidElsewhere reading={reading} />;
  // Another subscription is another wait.
  return <JustPaid key={subscription} subscription={subscription} reading={reading} />;
}

/** It knows the payment's result, or waits for it without ever calling it failed. */
function JustPaid({ subscription, reading }: WelcomedTo) {
  const { answers } = useSession();
  const payment = readyValue(reading)?.payment;
  const isKnownPaid = payment?.result === "paid" && payment.subscription === subscription;
  const { state, failure } = useAfterPayment("welcome", subscription, isKnownPaid);
  return (
    <WelcomeScreen state={state} pet={{ name: answers.petName, sex: answers.petSex }} failure={failure}>
      <Welcomed subscription={subscription} reading={reading} />
    </WelcomeScreen>
  );
}

/** Who has logged in, and has paid on another device. What is not paid is told in the area. */
function PaidElsewhere({ reading }: Pick<WelcomedTo, "reading">) {
  useSubscriberNews(readyValue(reading)?.payment?.result === "paid");
  const toArea = <Redirect to={accountPaths.area}>{null}</Redirect>;
  return (
    <WelcomeLayout>
      <ReadingView reading={reading} skeleton={<FirstMoment />} empty={toArea} headingLevel={1}>
        {({ payment }) =>
          payment?.result === "paid" && payment.subscription !== undefined ? (
            <Welcomed subscription={payment.subscription} reading={reading} />
          ) : (
            toArea
          )
        }
      </ReadingView>
    </WelcomeLayout>
  );
}

/** It is paid: the greeting, what happens next, the questions and the slides, and the way on. */
function Welcomed({ subscription, reading }: WelcomedTo) {
  const { answers } = useSession();
  const today = useToday();
  const data = readyValue(reading) ?? undefined;
  const variant = data?.variant ?? "optional";
  const { place, go, noteRead } = useWelcomePlace({
    subscription,
    variant,
    hasAnswered: data && data.answers !== undefined,
  });
  const pet = data?.pet.name === undefined ? { name: answers.petName, sex: answers.petSex } : data.pet;
  const firstPassword = useFirstPassword();
  return (
    <PaidWelcomeScreen
      pet={pet}
      image={{ src: `/imagens/hero-${speciesQuery(answers.species ?? "dog")}.svg`, width: 640, height: 560 }}
      place={place}
      firstMonth={mapReading(reading, (data) => {
        const box = data?.firstBox;
        return box && { moments: firstMonth({ ...box, paidOn: box.paidOn ?? today }, today), today };
      })}
      waysOn={
        <WelcomeWaysOnScreen
          firstPassword={firstPassword}
          onAnswerAgain={() => void go(0)}
          onReadAgain={() => void go(welcomeSteps[variant].length - 1)}
        />
      }
    >
      <ReadingView
        reading={reading}
        skeleton={<FirstMoment />}
        empty={<WelcomeWaysOnScreen firstPassword={firstPassword} />}
      >
        {(known) => (
          <WelcomeFlow subscription={subscription} data={known} pet={pet} place={place} go={go} noteRead={noteRead} />
        )}
      </ReadingView>
    </PaidWelcomeScreen>
  );
}
