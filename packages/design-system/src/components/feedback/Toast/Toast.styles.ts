import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Root as Alert } from "../Alert/Alert.styles.ts";

const arrive = keyframes`from { opacity: 0; transform: translateY(-50%); }`;

export const Region = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${tokens.layer.toast};
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${tokens.space.s2};
  width: auto;
  max-width: ${tokens.size.column};
  height: fit-content;
  margin: 0 auto;
  padding: max(${tokens.space.s4}, env(safe-area-inset-top)) ${tokens.space.s4};
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  ${media.from998} { inset: 0 0 auto auto; width: calc(${tokens.size.tileLarge} + ${tokens.space.s16}); margin: 0; }
`;

export const Item = styled(Alert)`
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.floating};
  pointer-events: auto;
  animation: ${arrive} ${tokens.duration.slow} ${tokens.easing.out};
`;
