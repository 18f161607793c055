import { UpsellDoneScreen } from "@petbox/design-system/screens/upsell/UpsellDoneScreen";
import { subscriptionPaths } from "@petbox/domain/site/paths";
import { inAppIf } from "@petbox/domain/site/withApp";
import { upsellDone, upsellRedirectSeconds } from "@petbox/domain/upsell/upsellTexts";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { useInApp, useServices } from "../../app/services.ts";

/** The success; two seconds later the subscriptions open (MAN-361, MAN-362), unless the user has left the page. */
export function ExtraItemAdded() {
  const navigate = useNavigate();
  const { timings } = useServices();
  const boxes = inAppIf(useInApp(), subscriptionPaths.boxes);
  const delay = upsellRedirectSeconds * timings.second;

  useEffect(() => {
    // Back must not return to the submitted form.
    const leaving = setTimeout(() => void navigate(boxes, { replace: true }), delay);
    return () => clearTimeout(leaving);
  }, [boxes, delay, navigate]);

  return (
    <>
      <DocumentTitle>{upsellDone.title}</DocumentTitle>
      <UpsellDoneScreen />
    </>
  );
}
