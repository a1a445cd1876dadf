"""Signatures of notices, as the Standard Webhooks specification has them: whoever has the secret can check them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

_PREFIX = "whsec_"  # how a secret begins
_BYTES = 24


def new_secret() -> str:
    """Make the secret of a webhook."""
    return _PREFIX + base64.b64encode(secrets.token_bytes(_BYTES)).decode()


def signature(secret: str, id_: str, seconds: int, body: bytes) -> str:
    """Sign a notice: its id, when it is sent, and its bytes."""
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    signed = hmac.digest(key, f"{id_}.{seconds}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(signed).decode()}"


def signed_headers(secret: str, id_: str, seconds: int, body: bytes) -> dict[str, str]:
    """Return the headers of a notice. A webhook from before there were secrets gets no signature."""
    headers = {"webhook-id": id_, "webhook-timestamp": str(seconds)}
    return headers | ({"webhook-signature": signature(secret, id_, seconds, body)} if secret else {})
