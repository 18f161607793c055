import { styled } from "styled-components";

export const Form = styled.form`
  display: grid;
  gap: 24px;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 16px;
`;

export const Field = styled.div`
  display: grid;
  gap: 4px;
  &[data-wide] { grid-column: 1 / -1; }
`;

export const Label = styled.label`
  font-weight: 700;
`;

export const Hint = styled.span`
  color: #6a5a78;
  font-size: 14px;
`;

const look = `
  width: 100%;
  min-height: 48px;
  padding: 8px 16px;
  border: 1px solid #8d7a9c;
  border-radius: 12px;
  background: #fff;
  &::placeholder { color: #6a5a78; }
  &:focus-visible { border-color: #6b2fb3; }
  &:disabled { background: #f8f2ec; color: #6a5a78; cursor: not-allowed; }
`;

export const Input = styled.input`
  ${look}
  &[aria-invalid="true"] { border-color: #b3261e; }
`;

export const Select = styled.select`
  ${look}
  &[aria-invalid="true"] { border-color: #b3261e; }
`;

export const Problem = styled.span`
  min-height: 21px;
  color: #b3261e;
  font-size: 14px;
`;

export const Refusal = styled.div`
  color: #b3261e;
  font-weight: 700;
`;

export const Terms = styled.a`
  color: #6b2fb3;
  font-size: 14px;
  font-weight: 700;
  &:hover { color: #54228f; }
`;

export const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
`;

export const Box = styled.input`
  width: 24px;
  height: 24px;
  accent-color: #6b2fb3;
`;
