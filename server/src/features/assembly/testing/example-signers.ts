import { createPrivateKey } from 'node:crypto'
import type { DkimSigner } from '../dkim.rules.ts'

/** For tests and the example mails only; kunde.example exists nowhere. */
export const rsaSigner: DkimSigner = {
  domain: 'kunde.example',
  selector: 'pr1',
  algorithm: 'rsa-sha256',
  privateKey: createPrivateKey(`-----BEGIN PRIVATE KEY-----
MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQDwsrtVeYbwGEZ6
KDjtugPvw9Rz78lcFtmJSfUsndgq9GCIwPAV4yKUO0mdP5R/+P3ixbda7/z8OJkU
PEVkLD1eBYcIltigX8UkimSwjvbWhjniDHhEl9KP3MgnOCEyX21uSmYPBgO18Ezm
UU+tt7Gr0O+LgwJKCNxq73uELeb+/nlJNL/mWvtE5iphFBnNV3TyXCKpPZ5b54Eq
Fc13zeQLSDAYSoODIF5azrFRGYfZmxowatuxIiAcmCCMvVtlN6keVCAA1JE+3Srr
tGhFl1ZxPLqZ3sKCsAFc9knZJvDyHuNUyo1/Xh4xQI8r+EgWRpbeDha95bWrXXSl
ZHcJYkUnAgMBAAECggEAT9KWOcRxsZH7XWuVZZE42PzSqhgtaPLS9aqnOkKme6hL
k06Y0ElhIFOBGDsLnl0OpXP4WJoaBfMnIQTT5mKdf17J51lPQfBAyttyhPMEfSRK
ceK8x9Kpq7gGUKtWpwPqoJbfvb+6301v0znH+M5gh6BksJmj2rWRk40UI0OtxYYu
PAdRw7uWIV3mur+UGjvc1yMO9jsEbDjOlWVQO18XG+aErisLskuDd82mGPGBfh79
d2ArD0dejltfHjA16guv90ZUB/OOFEeQO2VW/IVTQilwfT2t8PZ3yhecreut9CBm
CAIVI9UbgMyEbBz0cjd1Zg9+8OG2MMHigODQYuhr4QKBgQD8aw2u79/V/fLl2CmS
uwsDmIZqISZY56R/CXYNqp2Tv6gge0ZMMWkJy6Go3+NzXThGP+HhA49Ik+2meIDl
uZRa9zIL8dgilqTV7+LtbExPf3AOyMDjoELKIiMLNHcJ5nRlGyCkAJld6jDn7PGy
gXrgOCvFJ9FUz7qFbX5OCKNp/wKBgQD0HRqJPD4cDg7yW8Ct64v9CRSqW7t1tYBv
2y1zy/jCX30YQDn53YQYbMTKvO4PNqBddt1VbaIh+p1ciwVzmCkWqdm9w49EIz3o
ubJ/R33d79YEDjMO+0BgePQZMTov1zkDspVVM4veDjFlm38ZIuttLXiIkK1fQCHS
/McSpmqU2QKBgQCGKxUL3l7Y7PH2L+7xGlChaapQsSwj54StLcc9PmohxabFFSFp
kH3nggB8tfy9LliiJoSWyQCZMGAKs1S4RutPasOES9l5kR8uxCKX1o+9VdynTxgQ
Jfg6XujHpOx9K6zErSWtZtAedkPmkzBplJ9OnSzOz/pZnUzkbS3MppTN2wKBgQCR
JDTA3/a1y44Lf45CWkhzfFCzMbN1uyLQXurZbK9NMmU4ZAeUjqaZtyISwN5yYTJc
H+5der/poA6sFWR6ZEAZ34c9Euc9xg5rLu34S1OE/7Kp2p91CuIt+fx4dhJ4m2ik
0CuF6w4AS0QHe7rIAUElOuHtoMfUWFdEEVNzvUqlkQKBgD8n7VosBBdOVhZB/TKf
KASRW4yKipv+qOBVN2CHPcNJSWomaPQFqMlW6r6fxENxb7DfiTJQ++nwXYlTf/Tb
vhMbunHYJQ0rIyJUlrcktzplLdacQ6jTmjhL6HwNYKOI+9Re/Xem+OsDSwGZFDo/
pee9UxnDAs1tnfO0S8r0asrT
-----END PRIVATE KEY-----`),
}
export const ed25519Signer: DkimSigner = {
  domain: 'kunde.example',
  selector: 'pr1-ed25519',
  algorithm: 'ed25519-sha256',
  privateKey: createPrivateKey(`-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIE6eTN5fXwzq/C+l4GYhQOYI1M95xQlbT/hf1OxLMehz
-----END PRIVATE KEY-----`),
}
