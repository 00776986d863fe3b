"""The encryption and the signature, held to the examples of the standards."""

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from server.push.receiving import Browser

from mercerie.server.push.sealing import check_keys, from_text, keys_for, seal, to_text
from mercerie.server.push.vapid import Vapid

# RFC 8291, section 5.
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"


def test_the_example_of_the_standard_is_opened_with_our_keys() -> None:
    sealed = from_text(MESSAGE)
    salt, sender, record = sealed[:16], sealed[21:86], sealed[86:]
    private = derive_private_key(int.from_bytes(from_text(RECEIVER), "big"), SECP256R1())

    key, nonce = keys_for(private, sender, from_text(AUTH), salt, sender=sender, receiver=from_text(PUBLIC))

    assert AESGCM(key).decrypt(nonce, record, None) == b"When I grow up, I want to be a watermelon\x02"


def test_a_sealed_message_is_opened_by_its_browser_and_by_no_other() -> None:
    anne, basile = Browser(), Browser()
    keys = anne.subscription("https://push.example/1")

    sealed = seal(b'{"path": "/t/x"}', keys["p256dh"], keys["auth"])

    assert anne.open(sealed) == {"path": "/t/x"}
    assert seal(b"{}", keys["p256dh"], keys["auth"])[:16] != sealed[:16]
    with pytest.raises(InvalidTag):
        basile.open(sealed)


@pytest.mark.parametrize(
    ("p256dh", "auth", "why"),
    [
        ("BAAA", AUTH, "(?i)point|key"),
        (to_text(b"\x04" + bytes(64)), AUTH, "(?i)point|curve|key"),
        (PUBLIC, "AAAA", "auth should be 16 bytes"),
    ],
)
def test_keys_that_no_browser_made_are_refused(p256dh: str, auth: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        check_keys(p256dh, auth)


def test_a_signature_is_for_one_push_service_and_half_a_day() -> None:
    vapid = Vapid(generate_private_key(SECP256R1()), "mailto:host@example.org")

    header = vapid.authorization("https://push.example", now=1_000.0)

    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(from_text(claims)) == {
        "aud": "https://push.example",
        "exp": 44_200,
        "sub": "mailto:host@example.org",
    }
    raw = from_text(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_text(key))
    public.verify(signed, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(signed, b"something else", ECDSA(SHA256()))
