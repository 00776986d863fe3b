"""Messages that only one browser can read: Web Push encryption (RFC 8291 over RFC 8188)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_RECORD = 4_096
_LAST = b"\x02"  # no record follows


def to_text(data: bytes) -> str:
    """As browsers write keys: base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError if no browser can have made these."""
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_text(p256dh))
    if len(from_text(auth)) != 16:
        raise ValueError("auth should be 16 bytes")


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message for the browser with these keys: a fresh key and salt each time."""
    theirs, secret = from_text(p256dh), from_text(auth)
    mine = generate_private_key(SECP256R1())
    salt = os.urandom(16)
    key, nonce = keys_for(mine, theirs, secret, salt, sender=point(mine.public_key()), receiver=theirs)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([65]) + point(mine.public_key())
    return head + AESGCM(key).encrypt(nonce, message + _LAST, None)


def keys_for(
    private: EllipticCurvePrivateKey, public: bytes, secret: bytes, salt: bytes, *, sender: bytes, receiver: bytes
) -> tuple[bytes, bytes]:
    """The content key and the nonce, the same for who seals and for who opens. RFC 8291, 3.3 and 3.4."""
    shared = private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), public))
    told = _derive(shared, secret, b"WebPush: info\x00" + receiver + sender, 32)
    key = _derive(told, salt, b"Content-Encoding: aes128gcm\x00", 16)
    return key, _derive(told, salt, b"Content-Encoding: nonce\x00", 12)


def _derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)
